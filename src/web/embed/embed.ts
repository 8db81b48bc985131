/** Placeholder entry of the widget. */
console.info("Ceiba");
