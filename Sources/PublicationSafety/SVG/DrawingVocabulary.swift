/// The elements and attributes of SVG 2 that draw, and do nothing else.
enum DrawingVocabulary {
    static let namespace = "http://www.w3.org/2000/svg"
    static let linkNamespace = "http://www.w3.org/1999/xlink"
    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

    static let elements: Set<String> = [
        "svg", "g", "defs", "symbol", "use", "switch", "style", "image", "view", "path", "rect", "circle", "ellipse",
        "line", "polyline", "polygon", "text", "tspan", "textPath", "linearGradient", "radialGradient", "stop",
        "clipPath", "mask", "pattern", "marker", "filter", "feBlend", "feColorMatrix", "feComponentTransfer",
        "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow",
        "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode",
        "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence",
    ]

    /// Elements that are left out without a word: nobody sees them.
    static let unseen: Set<String> = ["title", "desc", "metadata", "cursor", "font", "font-face"]

    /// Elements of which only what they hold is taken over.
    static let wrappers: Set<String> = ["a"]

    /// Elements whose text is seen, or is a style sheet.
    static let holdingText: Set<String> = ["text", "tspan", "textPath", "style"]

    static let attributes = Set(
        """
        id class style transform viewBox preserveAspectRatio version width height x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy \
        fr d points pathLength offset rotate textLength lengthAdjust startOffset method spacing side gradientUnits \
        gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits \
        maskContentUnits maskType markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 \
        result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode \
        preserveAlpha surfaceScale diffuseConstant kernelUnitLength scale xChannelSelector yChannelSelector azimuth \
        elevation stdDeviation radius specularConstant specularExponent z pointsAtX pointsAtY pointsAtZ \
        limitingConeAngle baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent media \
        systemLanguage requiredFeatures alignment-baseline baseline-shift clip clip-path clip-rule color \
        color-interpolation color-interpolation-filters cursor direction display dominant-baseline fill fill-opacity \
        fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style \
        font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation \
        kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode \
        opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray \
        stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor \
        text-decoration text-rendering transform-origin unicode-bidi vector-effect visibility white-space word-spacing \
        writing-mode color-rendering enable-background
        """.split(separator: " ").map { String($0) })
}
