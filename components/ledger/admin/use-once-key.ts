import { useRef } from 'react';

/** Headers for an act of money: one that is sent twice happens once, another one is another (D26-1). */
export function useOnceKey(): (body: unknown) => { 'idempotency-key': string } {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return { 'idempotency-key': last.current.key };
  };
}
