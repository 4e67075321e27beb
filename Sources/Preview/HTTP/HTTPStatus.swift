/// The status codes that a preview answers with (RFC 9110, section 15; RFC 6585, section 5).
enum HTTPStatus: Int, Error {
    case ok = 200
    case partialContent = 206
    case found = 302
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case contentTooLarge = 413
    case uriTooLong = 414
    case rangeNotSatisfiable = 416
    case headerFieldsTooLarge = 431
    case versionNotSupported = 505

    var reason: String {
        switch self {
        case .ok: "OK"
        case .partialContent: "Partial Content"
        case .found: "Found"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .requestTimeout: "Request Timeout"
        case .contentTooLarge: "Content Too Large"
        case .uriTooLong: "URI Too Long"
        case .rangeNotSatisfiable: "Range Not Satisfiable"
        case .headerFieldsTooLarge: "Request Header Fields Too Large"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}
