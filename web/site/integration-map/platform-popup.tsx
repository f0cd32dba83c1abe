import { CloseButton } from '../demos/close-button.tsx'

/** The detail popup of a platform, empty; popup.ts fills and places it. */
export function PlatformPopup() {
  return (
    <div role="dialog" popover="manual" aria-labelledby="popup-name" className="map-popup">
      <CloseButton />
      <div data-slot="" />
    </div>
  )
}
