'use client';

import { useState } from 'react';

/** One button that counts, as plain as React makes it: what is lost of presses here, is lost with any page of Next. */
export default function PressPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((latest) => latest + 1)}>
        Count
      </button>
      <output>{count}</output>
    </>
  );
}
