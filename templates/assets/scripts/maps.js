// Only Android opens the visitor's own map application by such an address.
for (const map of document.querySelectorAll("a[data-map][data-script]")) {
    const place = new URL(map.href).searchParams
    if (/Android/.test(navigator.userAgent)) map.href = `geo:0,0?q=${place.get("mlat")},${place.get("mlon")}`
}
