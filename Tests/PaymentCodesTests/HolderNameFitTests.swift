import PaymentCodes
import Testing

@Suite("Names of holders in few characters")
struct HolderNameFitTests {
    private func fit(_ name: String, _ town: String = "Łódź", isTownsOwn: Bool = true) -> HolderNameFit {
        HolderNameFit(name, town: town, isTownsOwn: isTownsOwn)
    }

    @Test(
        "What most shelters are called gives way, and the town and the kind stay",
        arguments: [
            ("Schronisko dla Bezdomnych Zwierząt w Kaliszu", "Kalisz", "Schronisko w Kaliszu"),
            ("Schronisko dla Zwierząt w Augustowie", "Augustów", "Schronisko Augustów"),
            ("Schronisko dla Zwierząt w Siedliskach", "Ełk", "Schr. w Siedliskach"),
            (
                "Schronisko dla zwierząt w Grudziądzu – Centrum Opieki nad Zwierzętami", "Grudziądz",
                "Schronisko Grudziądz"
            ),
            (
                "Gminne Schronisko dla Bezdomnych Zwierząt w Środzie Wielkopolskiej", "Środa Wielkopolska",
                "Schr. Środa Wlkp."
            ),
            ("Schronisko w Nowym Dworze Mazowieckim", "Nowy Dwór Mazowiecki", "Schr. Nowy Dwór Maz."),
            ("Fundacja Opieki nad Zwierzętami Nowy Dwór Mazowiecki", "Nowy Dwór Mazowiecki", "Fund. Nowy Dwór Maz."),
            ("Schronisko dla Zwierząt w Bielsko-Białej", "Bielsko-Biała", "Schr. Bielsko-Biała"),
            ("Towarzystwo Opieki nad Zwierzętami w Polsce, Oddział w Sopocie", "Sopot", "TOZ Oddział Sopot"),
            ("OTOZ ANIMALS Oddział w Tczewie", "Tczew", "OTOZ ANIMALS Tczew"),
        ])
    func towns(name: String, town: String, text: String) {
        #expect(fit(name, town).text == text)
        #expect(!fit(name, town).isAmbiguous)
    }

    @Test(
        "What a holder is known by stays whole",
        arguments: [
            ("Schronisko dla Bezdomnych Zwierząt \"Promyk\"", "Schronisko Promyk"),
            ("Fundacja Pogotowie „Łapa w Potrzebie”", "Łapa w Potrzebie"),
            ("Schronisko Stowarzyszenia „Cztery Łapy\"", "Schr. Cztery Łapy"),
            ("Hajnowskie Stowarzyszenie Ochrony Zwierząt „Ciapek\"", "Stow. Ciapek"),
            ("Przytulisko dla Zwierząt Gospodarskich „Rogate Ranczo\" oraz Przytulisko dla Kotów", "Rogate Ranczo"),
            ("Schronisko dla Zwierząt „Wesoły Kundelek\"", "Wesoły Kundelek"),
            ("Stowarzyszenie Nadzieja Na Dom", "Nadzieja Na Dom"),
            ("Schronisko dla Zwierząt im. A. Dygasińskiego", "Schr. Dygasińskiego"),
            ("Schronisko dla Psów Nowiny", "Schronisko Nowiny"),
        ])
    func names(name: String, text: String) {
        #expect(fit(name).text == text)
        #expect(!fit(name).isAmbiguous)
    }

    @Test("Where nothing else tells a holder from others its own town does")
    func common() {
        #expect(fit("Schronisko dla zwierząt „Azyl\"", "Dzierżoniów").text == "Azyl Dzierżoniów")
        #expect(fit("Schronisko dla Bezdomnych Zwierząt", "Brzeg").text == "Schronisko Brzeg")
        let elsewhere = fit("Schronisko dla Bezdomnych Zwierząt", "Brzeg", isTownsOwn: false)
        #expect(elsewhere.text == "Schronisko" && elsewhere.isAmbiguous)
    }

    @Test(
        "What could be another's name is said to be so",
        arguments: [
            ("Schronisko dla Zwierząt w Oleśnicy (woj. świętokrzyskie)", "Oleśnica", "Schronisko Oleśnica"),
            ("Schronisko dla Zwierząt w Zabrzu-Biskupicach", "Zabrze", "Schronisko Zabrze"),
            ("Schronisko dla Zwierząt w Jastrzębiu Zdroju", "Jastrzębie-Zdrój", "Schr. Jastrzębie"),
            ("Przyjaciele Braci Mniejszych i Większych", "Łódź", "Przyjaciele Braci"),
            ("Friends of the Animals of Wadowice and Neighbourhood", "Łódź", "Friends"),
        ])
    func ambiguous(name: String, town: String, text: String) {
        let fit = fit(name, town)
        #expect(fit.isAmbiguous)
        #expect(fit.text == text)
    }

    @Test("A name that fits stays as it is, without the marks that no bank carries")
    func whole() {
        #expect(fit("Fundacja „Mąka i Łapa”").text == "Fundacja Mąka i Łapa")
        #expect(!fit("Gmina Miejska Tczew").isAmbiguous)
    }

    @Test("No name is too long, empty, or ends at a preposition, a conjunction or a mark")
    func ends() {
        let words = [
            "Schronisko", "Fundacja", "dla", "w", "„Mały", "Dom”", "Zwierząt", "i", "Łodzi", "(pod", "lasem)", "–",
            "im.", "A.",
            "Jeżowa", "oraz", "na", "rzecz", "\"", "Aleksandrowie", "O/Łódź,",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<3000 {
            let name = (0..<Int.random(in: 3..<9, using: &generator)).map { _ in
                words.randomElement(using: &generator) ?? ""
            }.joined(separator: " ")
            let text = fit(name).text
            #expect(text.unicodeScalars.count <= 20, "\(name)")
            guard TransferField.cleaned(name).unicodeScalars.count > 20, text.contains(" ") else { continue }
            let last = text.split(separator: " ").last ?? ""
            #expect(!["dla", "w", "i", "oraz", "na", "im.", "-"].contains(last), "\(name): \(text)")
            #expect(text.last.map { "„\"(,".contains($0) } == false, "\(name): \(text)")
        }
    }
}
