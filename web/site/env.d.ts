interface ImportMetaEnv {
  /** Where the picture of all icons stands (sections/icon-sprite.ts). */
  readonly ICON_SPRITE: string
}
