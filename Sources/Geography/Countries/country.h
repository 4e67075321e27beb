// The files of the folder COUNTRY, as Gazetteer reads them.

#define QUOTED(path) #path
#define PATH(path) QUOTED(path)

#embed PATH(COUNTRY/regions.tsv) suffix(, 0,)
#embed PATH(COUNTRY/places.tsv) suffix(, 0,)
#embed PATH(COUNTRY/names.tsv) suffix(, 0,) if_empty(0,)
#embed PATH(COUNTRY/codes.tsv) suffix(, 0,) if_empty(0,)
#embed PATH(COUNTRY/holidays.tsv) suffix(, 0,) if_empty(0,)
#embed PATH(COUNTRY/credits.tsv) suffix(, 0,)

#undef PATH
#undef QUOTED
#undef COUNTRY
