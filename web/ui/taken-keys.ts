/** What takes the keys while it is open: not a panel beside the page, nor what is only fading out. */
const layer = ':is([role=dialog], [role=alertdialog], [role=menu])'
const openLayer = `${layer}:not([data-beside], [data-state=closed])`

/** How many dialogs and menus are open over the page. */
export const openLayers = (): number => document.querySelectorAll(openLayer).length

/** Whether a key is pressed where something is typed or chosen, or together with Ctrl, Alt or Cmd. */
export function isKeyTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select')
  return Boolean(typing) || ctrlKey || metaKey || altKey
}
