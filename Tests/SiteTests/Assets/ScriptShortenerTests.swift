import Testing

@testable import Site

@Suite("Modules made shorter for browsers")
struct ScriptShortenerTests {
    private static func shortened(_ source: String) -> String? {
        let bytes = Array(source.utf8)
        return ScriptShortener(bytes, ScriptScanner(bytes)).map { String(decoding: $0.shortened, as: UTF8.self) }
    }

    @Test("Variables, functions and parameters get short names, the most frequent ones the shortest")
    func names() {
        let source = """
            export function open(address, options = {}) {
            const [first, second] = [address, 1]
            let third = first + first, fourth
            for (const one of address) third += one
            return value => `${value} value ${third}` + (second ? third : fourth)
            }
            """
        #expect(
            Self.shortened(source) == """
                export function open(b,g={}){const[c,d]=[b,1]
                let a=c+c,fourth
                for(const e of b)a+=e
                return f=>`${f} value ${a}`+(d?a:fourth)}
                """)
    }

    @Test(
        "What may be more than a variable keeps its name",
        arguments: [
            "export const first=1,second=2", "export const[first]=a", "export{first as second}\nlet first=1",
            "import{first}from\"./b.js\"\nb(first=>1)", "export{}\nlet first=1\na({b:{first}})",
            "export{}\nlet fetch=1,location=2", "export{}\nif(second){a(first,b,second)}",
            "export{}\nlet first=1\nif(a){first:b()}",
            "export{}\na(`first ${1} first`,\"first\",/first/)\nlet b=first",
        ])
    func kept(source: String) { #expect(Self.shortened(source) == source) }

    @Test(
        "A property keeps its name where a variable has the same",
        arguments: [
            ("first.first()", "a.first()"), ("b={first}", "b={first:a}"), ("b={c,first:first}", "b={c,first:a}"),
            ("b={first(){},async second(){}}", "b={first(){},async second(){}}"), ("b?.first", "b?.first"),
            ("const{second=1}=first", "const{second=1}=a"), ("b(({second})=>first+second)", "b(({second})=>a+second)"),
            ("if(b){first()}", "if(b){a()}"), ("if(b){first,c}", "if(b){a,c}"), ("b(c?first:d)", "b(c?a:d)"),
            ("b(...first,{...first})", "b(...a,{...a})"),
        ])
    func properties(source: String, shortened: String) {
        #expect(Self.shortened("export{}\nlet first=1\n" + source) == "export{}\nlet a=1\n" + shortened)
    }

    @Test("A name that something else has is not given")
    func taken() { #expect(Self.shortened("export{}\nlet first=a.b") == "export{}\nlet c=a.b") }

    @Test(
        "Blanks stay where two things would become one",
        arguments: [
            ("a + +b - -c / d", "a+ +b- -c/d"), ("return\n  {\n}\n", "return\n{}\n"),
            ("typeof a in b", "typeof a in b"),
            ("a = 1 .b", "a=1 .b"), ("a() // b\n", "a() // b\n"),
            ("a  (  /b c/g , ` d  ${ e  } f` )", "a(/b c/g,` d  ${e} f`)"),
        ])
    func blanks(source: String, shortened: String) {
        #expect(Self.shortened("export {}\n" + source) == "export{}\n" + shortened)
    }

    @Test(
        "Only modules are made shorter, and only where names are not told by texts",
        arguments: [
            "let first = 1", "import(\"./b.js\")", "export class First { second = 1 }",
            "export {}; let first = eval(a)",
            "export {}; let a = `",
        ])
    func others(source: String) { #expect(Self.shortened(source) == nil) }
}
