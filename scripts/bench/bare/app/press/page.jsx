'use client';

import { useState } from 'react';

/** A plain button of a client component: what is lost before hydration anywhere. */
export default function PressPage() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      Pressed <output>{count}</output>
    </button>
  );
}
