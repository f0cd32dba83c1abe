import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The same engine without windows, which Playwright, too, drives where nobody watches. */
const headlessShell = 'chromium-headless-shell'
const withWindows = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** A Chromium without windows, as Debian packs it, or undefined. A journey costs a quarter less in it. */
export const findHeadlessShell = () => findProgram([headlessShell])

/** A Chromium that is installed on this machine (CHROME_PATH first, then one without windows), or undefined. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && isProgram(named)) return named
  return findHeadlessShell() ?? findProgram(withWindows) ?? usualPlaces.find(isProgram)
}

/**
 * What is switched off. First what Playwright switches off itself, as only the last list counts;
 * then the suggestions under the address bar, two pages of their own behind every window, which
 * nobody sees here and which cost more than half of what opening a window costs.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** What Chromium needs to run in a container, and to keep to itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]
