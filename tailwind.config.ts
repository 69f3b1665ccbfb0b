import type { Config } from 'tailwindcss';
import { BRAND } from './lib/kernel/brand';

/** Design tokens of the platform. Storefronts use their own --store-* variables and none of these colours. */
const config: Config = {
  content: [],
  theme: {
    extend: {
      colors: {
        ink: { DEFAULT: BRAND.colours.ink, soft: '#3a3e47' },
        muted: '#5b606c',
        paper: { DEFAULT: BRAND.colours.paper, deep: '#f3f1ea' },
        surface: '#ffffff',
        line: { DEFAULT: '#e4e1d8', strong: '#8b8878' },
        // A store's own accent colour, so that all components use it.
        accent: {
          DEFAULT: 'var(--accent)',
          dark: 'var(--accent-dark)',
          soft: 'var(--accent-soft)',
          tint: 'var(--accent-tint)',
        },
        store: {
          primary: 'var(--store-primary)',
          'on-primary': 'var(--store-on-primary)',
          secondary: 'var(--store-secondary)',
          'on-secondary': 'var(--store-on-secondary)',
          'accent-on-secondary': 'var(--store-accent-on-secondary)',
          tertiary: 'var(--store-tertiary)',
          'on-tertiary': 'var(--store-on-tertiary)',
        },
        coral: { DEFAULT: BRAND.colours.coral, soft: '#fdeae5' },
        danger: { DEFAULT: '#b42318', dark: '#8f1c13', soft: '#fdeceb' },
        warn: { DEFAULT: '#8a4b08', soft: '#fdf3e1' },
        ok: { DEFAULT: '#17693b', soft: '#e6f4ec' },
        info: { DEFAULT: '#1d5a8a', soft: '#e6f1f9' },
      },
      fontFamily: {
        text: 'var(--font-text)',
        heading: 'var(--font-heading)',
      },
      borderRadius: { card: '12px', control: '10px' },
      boxShadow: {
        lift: '0 1px 2px rgb(22 24 29 / 0.05), 0 12px 32px -12px rgb(22 24 29 / 0.18)',
        overlay: '0 2px 6px rgb(22 24 29 / 0.08), 0 32px 80px -20px rgb(22 24 29 / 0.38)',
      },
      maxWidth: { page: '1200px', prose: '68ch' },
    },
  },
};

export default config;
