// Only Android opens the visitor's own map application by such an address.
if (/Android/.test(navigator.userAgent)) for (const map of document.querySelectorAll("a[data-map][data-script]")) {
    const place = new URL(map.href).searchParams
    map.href = `geo:0,0?q=${place.get("mlat")},${place.get("mlon")}`
}
