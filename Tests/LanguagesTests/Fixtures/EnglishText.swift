let englishText = #"""
    name: English
    plural:
      one: i = 1 and v = 0
    numbers: {decimal: ".", group: ",", minimumGroupingDigits: 1}
    dates:
      months:
        format: [January, February, March, April, May, June, July, August, September, October, November, December]
        standAlone: [January, February, March, April, May, June, July, August, September, October, November, December]
        short: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sept, Oct, Nov, Dec]
      weekdays:
        long: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
        short: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
      patterns: {full: EEEE d MMMM y, long: d MMMM y, short: d MMM y, month: LLLL y, year: y, time: "h:mm a"}
      dayPeriods: [am, pm]
    currencies: {EUR: "€{amount}", other: "{currency} {amount}"}
    list: {middle: "{0}, {1}", last: "{0} and {1}", range: "{0}–{1}"}
    alphabet: a b c d e f g h i j k l m n o p q r s t u v w x y z
    paths:
      institutions: institutions
      support: support
      adoption: adoption
      animals: animals
      settings: settings
      favourites: my-animals
      baskets: baskets
      needs: needs
      accessibility: accessibility
      page: page
    phrases:
      age:
        today: first day of life
        days: {one: "{count} day", other: "{count} days"}
        weeks: {one: "{count} week", other: "{count} weeks"}
        months: {one: "{count} month", other: "{count} months"}
        years: {one: "{count} year", other: "{count} years"}
        underAMonth: under a month
        underAYear: under a year
        aboutAYear: about a year
        about:
          days: {one: "about {count} day", other: "about {count} days"}
          weeks: {one: about a week, other: "about {count} weeks"}
          months: {one: about a month, other: "about {count} months"}
          years: {one: about a year, other: "about {count} years"}
      lifeStage:
        baby: {male: baby, female: baby, unknown: baby}
        young: {male: young, female: young, unknown: young}
        adult: {male: adult, female: adult, unknown: adult}
        senior: {male: senior, female: senior, unknown: senior}
      waiting:
        today: waiting since today
        days: {one: waiting since yesterday, other: "waiting for {count} days"}
        weeks: {one: waiting for a week, other: "waiting for {count} weeks"}
        months: {one: waiting for a month, other: "waiting for {count} months"}
        years: {one: waiting for a year, other: "waiting for {count} years"}
      weight: {kilograms: "{number} kg", grams: "{number} g"}
    texts:
      menu: {home: Home, catalogue: Catalogue}
      search:
        label: "Search: "
        hint: name, number or shelter
    """#
