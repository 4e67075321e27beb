let ukrainianText = #"""
    name: українська
    plural:
      one: v = 0 and i % 10 = 1 and i % 100 != 11
      few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
    numbers: {decimal: ",", group: "\u00A0", minimumGroupingDigits: 1}
    dates:
      months:
        format: [січня, лютого, березня, квітня, травня, червня, липня, серпня, вересня, жовтня, листопада, грудня]
        standAlone: [січень, лютий, березень, квітень, травень, червень, липень, серпень, вересень, жовтень, листопад, грудень]
        short: [січ., лют., бер., квіт., трав., черв., лип., серп., вер., жовт., лист., груд.]
      weekdays:
        long: [понеділок, вівторок, середа, четвер, пʼятниця, субота, неділя]
        short: [пн, вт, ср, чт, пт, сб, нд]
      patterns: {full: "EEEE, d MMMM y 'р'.", long: d MMMM y 'р'., short: dd.MM.y, month: LLLL y 'р'., year: y, time: "HH:mm"}
    currencies: {PLN: "{amount} zł", EUR: "{amount} €", other: "{amount} {currency}"}
    list: {middle: "{0}, {1}", last: "{0} і {1}", range: "{0}–{1}"}
    alphabet: а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я
    paths:
      institutions: ustanovy
      support: pidtrymka
      adoption: adoptsiia
      animals: tvaryny
      settings: nalashtuvannia
      favourites: moi-tvaryny
      baskets: koshyky
      needs: potreby
      accessibility: dostupnist
      page: storinka
    phrases:
      age:
        today: перший день життя
        days: {one: "{count} день", few: "{count} дні", many: "{count} днів", other: "{count} дня"}
        weeks: {one: "{count} тиждень", few: "{count} тижні", many: "{count} тижнів", other: "{count} тижня"}
        months: {one: "{count} місяць", few: "{count} місяці", many: "{count} місяців", other: "{count} місяця"}
        years: {one: "{count} рік", few: "{count} роки", many: "{count} років", other: "{count} року"}
        underAMonth: менше місяця
        underAYear: менше року
        aboutAYear: близько року
        about:
          days: {one: "близько {count} дня", few: "близько {count} днів", many: "близько {count} днів", other: "близько {count} дня"}
          weeks: {one: "близько {count} тижня", few: "близько {count} тижнів", many: "близько {count} тижнів", other: "близько {count} тижня"}
          months: {one: "близько {count} місяця", few: "близько {count} місяців", many: "близько {count} місяців", other: "близько {count} місяця"}
          years: {one: "близько {count} року", few: "близько {count} років", many: "близько {count} років", other: "близько {count} року"}
      lifeStage:
        baby: {male: малюк, female: малюк, unknown: малюк}
        young: {male: молодий, female: молода, unknown: молодий}
        adult: {male: дорослий, female: доросла, unknown: дорослий}
        senior: {male: літній, female: літня, unknown: літній}
      waiting:
        today: чекає від сьогодні
        days: {one: "чекає {count} день", few: "чекає {count} дні", many: "чекає {count} днів", other: "чекає {count} дня"}
        weeks: {one: "чекає {count} тиждень", few: "чекає {count} тижні", many: "чекає {count} тижнів", other: "чекає {count} тижня"}
        months: {one: "чекає {count} місяць", few: "чекає {count} місяці", many: "чекає {count} місяців", other: "чекає {count} місяця"}
        years: {one: "чекає {count} рік", few: "чекає {count} роки", many: "чекає {count} років", other: "чекає {count} року"}
      weight: {kilograms: "{number} кг", grams: "{number} г"}
    texts:
      menu: {home: Головна, catalogue: Каталог}
      search:
        label: "Пошук: "
        hint: імʼя, номер або притулок
    """#
