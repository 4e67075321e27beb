// Marks a list whose address asks for something, so that what it shows of everything is not seen first. It stands in the head.

if (/[?&](q|type|sex|age|size|good|urgent|town|region|sort)=/.test(location.search)) document.documentElement.dataset.asked = ""
