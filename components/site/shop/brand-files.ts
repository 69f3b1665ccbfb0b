interface BrandFile {
  /** Where it is served from, and found in the repository under `public`. */
  path: string;
  name: 'mark' | 'markOnDark' | 'icon' | 'share';
  type: 'SVG' | 'PNG';
  width: number;
  height: number;
  /** What it is shown on. */
  ground: 'paper' | 'ink';
}

/** What may be downloaded to show the platform elsewhere. S2.1-3. */
export const BRAND_FILES: readonly BrandFile[] = [
  { path: '/brand/mark.svg', name: 'mark', type: 'SVG', width: 512, height: 512, ground: 'paper' },
  {
    path: '/brand/mark-on-dark.svg',
    name: 'markOnDark',
    type: 'SVG',
    width: 512,
    height: 512,
    ground: 'ink',
  },
  { path: '/brand/icon-512.png', name: 'icon', type: 'PNG', width: 512, height: 512, ground: 'paper' },
  { path: '/brand/share.png', name: 'share', type: 'PNG', width: 1200, height: 630, ground: 'paper' },
];
