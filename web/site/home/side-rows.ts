/**
 * Takes the rows that scroll sideways in a narrow window (home.css) out of the way of Tab where all of
 * them is in view. As sent they are stops, so that the keyboard reaches their ends without script: not
 * every browser makes a stop of what scrolls (Safari does not).
 */
const rows = new ResizeObserver((seen) => {
  for (const { target } of seen) {
    const goesOn = target.scrollWidth > target.clientWidth
    const isScrolled = getComputedStyle(target).overflowX !== 'visible'
    if (goesOn && isScrolled) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})
for (const row of document.querySelectorAll('.side-row')) rows.observe(row)
