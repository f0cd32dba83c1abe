import { startMegaMenus } from './mega-menus.ts'
import { startPopovers } from './popovers.ts'
import { startToTop } from './to-top.ts'

startPopovers()
startMegaMenus()
startToTop()
