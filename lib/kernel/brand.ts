/** The platform's own name, mark and colours, from one place. DECISIONS 1, LOOK. */
export const BRAND = {
  name: 'Merchloom',
  supportEmail: 'hello@merchloom.example',
  ordersEmail: 'orders@merchloom.example',
  colours: {
    ink: '#16181d',
    paper: '#fbfaf7',
    accent: '#4338ca',
    accentDark: '#3730a3',
    coral: '#f0654a',
  },
  /**
   * Two arches woven into an m: strokes of `strokeWidth` with round caps in a 32 × 32 box. `back` passes under
   * `front` and is cut where a stroke of `cutWidth` along `cut` covers it.
   */
  mark: {
    viewBox: '0 0 32 32',
    strokeWidth: 3.4,
    cutWidth: 5.8,
    back: 'M3.7 25.5V14.3a7.3 7.3 0 0 1 14.6 0V25.5',
    front: 'M13.7 25.5V14.3a7.3 7.3 0 0 1 14.6 0V25.5',
    cut: 'M13.7 28V14.3a7.3 7.3 0 0 1 14.6 0',
  },
} as const;
