import { reportInPlace } from './report-in-place.ts'
import { wizardInPlace } from './wizard-in-place.ts'

const root = document.querySelector<HTMLElement>('[data-audit]')
if (root) wizardInPlace(root, reportInPlace(root))
