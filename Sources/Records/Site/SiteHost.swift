/// The place where a site is published.
public enum SiteHost: String, Choice {
    case github, gitlab, netlify, cloudflare, server

    public var polish: [String] {
        switch self {
        case .github: ["GitHub Pages"]
        case .gitlab: ["GitLab Pages"]
        case .netlify: ["Netlify"]
        case .cloudflare: ["Cloudflare Pages"]
        case .server: ["własny serwer", "serwer"]
        }
    }
}
