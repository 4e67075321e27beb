/// What an operating system's commonest errors (strerror(3) of the GNU C library) are called in Polish.
enum PolishSystemErrors {
    static let texts = [
        "Permission denied": "brak uprawnień",
        "Operation not permitted": "system na to nie pozwala",
        "No such file or directory": "nie ma takiego pliku ani folderu",
        "Not a directory": "to nie jest folder",
        "Is a directory": "to jest folder",
        "File exists": "taki plik już istnieje",
        "File name too long": "zbyt długa nazwa pliku",
        "No space left on device": "na dysku nie ma miejsca",
        "Disk quota exceeded": "przekroczono przydział miejsca na dysku",
        "Read-only file system": "na tym dysku nie można zapisywać",
        "Input/output error": "błąd dysku",
        "Too many levels of symbolic links": "dowiązania prowadzą w kółko",
        "Too many open files": "zbyt wiele otwartych plików",
        "Directory not empty": "folder nie jest pusty",
        "Device or resource busy": "jest właśnie używany",
        "Invalid argument": "nieprawidłowe polecenie",
        "Invalid cross-device link": "to inny dysk",
        "Cannot allocate memory": "brakuje pamięci",
    ]
}
