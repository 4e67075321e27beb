import CYAML

/// Reads one YAML document through libyaml's events.
///
/// Records need none of what makes YAML surprising, so anchors, aliases, tags, merge keys and further documents are
/// errors, which also leaves nothing that could expand.
public enum YAMLReader {
    /// The tree of the bytes in `range` (all where it is nil); nil after a syntax error. An empty document gives an
    /// empty mapping.
    /// - Parameter keyNames: what keys may be called beside their proper names, which they have in the tree.
    public static func read(
        _ source: SourceFile, range: Range<Int>? = nil, keyNames: KeyNames? = nil, diagnostics: inout [Diagnostic]
    ) -> SourceTree? {
        let range = range ?? 0..<source.bytes.count
        var builder = SourceTreeBuilder(keyNames: keyNames)
        var isFatal = false
        var bound = Diagnostic.bound
        source.bytes.withUnsafeBufferPointer { bytes in
            parse(UnsafeBufferPointer(rebasing: bytes[range]), into: &builder) { problem in
                isFatal = isFatal || problem.isFatal
                // libyaml stops at a character that no text may hold, which has been told when the file was read.
                if problem.isByteOffset, TextCheck.holdsForbiddenCharacter(source) { return }
                diagnostics.append(problem.diagnostic(in: source, from: range.lowerBound))
                diagnostics.limit(past: &bound)
            }
        }
        guard !isFatal else { return nil }
        if builder.isEmpty {
            builder.begin(.mapping, start: 0)
            builder.end(at: 0)
        }
        let tree = builder.tree(of: source, codePointOrigin: range.lowerBound)
        DuplicateKeys.report(in: tree, diagnostics: &diagnostics)
        return tree
    }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, into builder: inout SourceTreeBuilder, report: (YAMLProblem) -> Void
    ) {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else { return report(.outOfMemory) }
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
        var documents = 0
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(&parser, &event) == 1 else {
                return report(YAMLProblem(syntaxErrorOf: parser, in: bytes))
            }
            defer { yaml_event_delete(&event) }
            let start = event.start_mark.index
            let end = event.end_mark.index
            switch event.type {
            case YAML_STREAM_END_EVENT:
                return
            case YAML_DOCUMENT_START_EVENT:
                documents += 1
                if documents > 1 { return report(.furtherDocument(at: start)) }
                if event.data.document_start.version_directive != nil
                    || event.data.document_start.tag_directives.start != event.data.document_start.tag_directives.end
                {
                    report(.directive(at: start))
                }
            case YAML_ALIAS_EVENT:
                report(.alias(at: start, length: end - start))
                let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
                builder.scalar(.plain, nothing, start: start, end: end)
            case YAML_SCALAR_EVENT:
                let scalar = event.data.scalar
                refuse(anchor: scalar.anchor, tag: scalar.tag, at: start, report: report)
                let content = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
                let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
                if isPlain, builder.expectsKey, content.elementsEqual([0x3C, 0x3C]) {
                    report(.mergeKey(at: start))
                }
                if isPlain, builder.isEmpty, !content.isEmpty, let mistake = MistypedLine(in: bytes).mistakeInFirstLine
                {
                    return report(mistake)
                }
                builder.scalar(isPlain ? .plain : .quoted, content, start: start, end: end)
            case YAML_SEQUENCE_START_EVENT:
                let sequence = event.data.sequence_start
                refuse(anchor: sequence.anchor, tag: sequence.tag, at: start, report: report)
                if builder.expectsKey { return report(.collectionAsKey(at: start)) }
                builder.begin(.sequence, start: start)
            case YAML_MAPPING_START_EVENT:
                let mapping = event.data.mapping_start
                refuse(anchor: mapping.anchor, tag: mapping.tag, at: start, report: report)
                if builder.expectsKey { return report(.collectionAsKey(at: start)) }
                builder.begin(.mapping, start: start)
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
                builder.end(at: end)
            default:
                break
            }
            if builder.depth > SourceTreeBuilder.maximumDepth { return report(.tooDeep(at: start)) }
        }
    }

    private static func refuse(
        anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at offset: Int,
        report: (YAMLProblem) -> Void
    ) {
        if anchor != nil { report(.anchor(at: offset)) }
        if tag != nil { report(.tag(at: offset)) }
    }
}
