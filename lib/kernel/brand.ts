/** The platform's name, mark and colours; the only place that defines them. D1-1. */
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
   * Two arches that form an m: strokes of `strokeWidth` with round caps in a 32 × 32 box. `back` passes under `front`:
   * it is cut out along `cut` with a stroke of `cutWidth`.
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
