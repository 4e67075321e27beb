let polishText = #"""
    name: polski
    plural:
      one: i = 1 and v = 0
      few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
    numbers: {decimal: ",", group: "\u00A0", minimumGroupingDigits: 2}
    dates:
      months:
        format: [stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia]
        standAlone: [styczeń, luty, marzec, kwiecień, maj, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień]
        short: [sty, lut, mar, kwi, maj, cze, lip, sie, wrz, paź, lis, gru]
      weekdays:
        long: [poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela]
        short: [pon., wt., śr., czw., pt., sob., niedz.]
      patterns: {full: "EEEE, d MMMM y", long: d MMMM y 'r'., short: d.MM.y, month: LLLL y, year: y, time: "HH:mm"}
    currencies: {PLN: "{amount} zł", EUR: "{amount} €", other: "{amount} {currency}"}
    list: {middle: "{0}, {1}", last: "{0} i {1}", range: "{0}–{1}"}
    alphabet: a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
    paths:
      institutions: instytucje
      support: wsparcie
      adoption: adopcja
      animals: zwierzeta
      settings: ustawienia
      favourites: moje-zwierzeta
      baskets: koszyki
      needs: potrzeby
      accessibility: deklaracja-dostepnosci
      page: strona
    phrases:
      age:
        today: pierwszy dzień życia
        days: {one: "{count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia"}
        weeks: {one: "{count} tydzień", few: "{count} tygodnie", many: "{count} tygodni", other: "{count} tygodnia"}
        months: {one: "{count} miesiąc", few: "{count} miesiące", many: "{count} miesięcy", other: "{count} miesiąca"}
        years: {one: "{count} rok", few: "{count} lata", many: "{count} lat", other: "{count} roku"}
        underAMonth: poniżej miesiąca
        underAYear: poniżej roku
        aboutAYear: około roku
        about:
          days: {one: "około {count} dnia", few: "około {count} dni", many: "około {count} dni", other: "około {count} dnia"}
          weeks: {one: około tygodnia, few: "około {count} tygodni", many: "około {count} tygodni", other: "około {count} tygodnia"}
          months: {one: około miesiąca, few: "około {count} miesięcy", many: "około {count} miesięcy", other: "około {count} miesiąca"}
          years: {one: około roku, few: "około {count} lat", many: "około {count} lat", other: "około {count} roku"}
      lifeStage:
        baby: {male: maluch, female: maluch, unknown: maluch}
        young: {male: młody, female: młoda, unknown: młody}
        adult: {male: dorosły, female: dorosła, unknown: dorosły}
        senior: {male: senior, female: seniorka, unknown: senior}
      waiting:
        today: czeka od dzisiaj
        days: {one: czeka od wczoraj, few: "czeka od {count} dni", many: "czeka od {count} dni", other: "czeka od {count} dnia"}
        weeks: {one: czeka od tygodnia, few: "czeka od {count} tygodni", many: "czeka od {count} tygodni", other: "czeka od {count} tygodnia"}
        months: {one: czeka od miesiąca, few: "czeka od {count} miesięcy", many: "czeka od {count} miesięcy", other: "czeka od {count} miesiąca"}
        years: {one: czeka od roku, few: "czeka od {count} lat", many: "czeka od {count} lat", other: "czeka od {count} roku"}
      weight: {kilograms: "{number} kg", grams: "{number} g"}
    texts:
      menu: {home: Start, catalogue: Katalog}
      search:
        label: "Szukaj: "
        hint: imię, numer albo schronisko
    """#
