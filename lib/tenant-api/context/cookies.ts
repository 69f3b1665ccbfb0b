/** One cookie of a request by its exact name; undefined when it is missing or cannot be decoded. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      const value = part.slice(at + 1).trim();
      return /%(?![0-9a-f]{2})/i.test(value) ? undefined : decodeValue(value);
    }
  }
  return undefined;
}

function decodeValue(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
