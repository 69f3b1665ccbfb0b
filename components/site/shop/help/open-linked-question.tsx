'use client';

import { useEffect } from 'react';

function openLinked(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const place = id === '' ? null : document.getElementById(id);
  if (!(place instanceof HTMLDetailsElement)) return;
  place.open = true;
  place.scrollIntoView();
}

/** Opens the question that the address names: browsers scroll to a closed one and leave it closed. S2.1-35. */
export function OpenLinkedQuestion() {
  useEffect(() => {
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, []);
  return null;
}
