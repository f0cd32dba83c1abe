/** Takes the slim way on out of the way while a demo, with its buttons and its result, or a piece of the office is where it lies. */
const below = new Set<Element>()
const demos = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      if (isIntersecting) below.add(target)
      else below.delete(target)
    }
    document.querySelector('.slim-call')?.toggleAttribute('data-away', below.size > 0)
  },
  { rootMargin: '-80% 0px 0px' },
)
for (const demo of document.querySelectorAll('.demo, section.side-row')) demos.observe(demo)
