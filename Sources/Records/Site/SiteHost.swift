/// The place where a site is published.
public enum SiteHost: String, Choice {
    case github, gitlab, netlify, cloudflare, server

    public static let polish: KeyValuePairs<SiteHost, [String]> = [
        .github: ["GitHub Pages"], .gitlab: ["GitLab Pages"], .netlify: ["Netlify"],
        .cloudflare: ["Cloudflare Pages"], .server: ["własny serwer", "serwer"],
    ]
}
