interface ImportMetaEnv {
  /** Where the picture of all icons stands (page-parts/icon-sprite.ts). */
  readonly ICON_SPRITE: string
}
