/**
 * Keeps the two toggles of the plans in the page's address, where a reload and a link that is passed on
 * find them: `?plans=enterprise&billing=annual`. What is chosen at first is not named.
 */
for (const choice of document.querySelectorAll<HTMLInputElement>('.plans input')) {
  const { name, id, defaultChecked } = choice
  const value = id.replace(`${name}-`, '')
  if (new URLSearchParams(location.search).get(name) === value) choice.checked = true
  choice.addEventListener('change', () => {
    const params = new URLSearchParams(location.search)
    if (defaultChecked) params.delete(name)
    else params.set(name, value)
    const search = params.size > 0 ? `?${params}` : ''
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  })
}
