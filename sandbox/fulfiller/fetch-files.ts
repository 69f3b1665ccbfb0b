import type { FetchedFile } from './fulfiller-order';

const TIMEOUT_MS = 20_000;

async function fetchOne(url: string): Promise<FetchedFile> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return { url, status: answer.status, content_type: answer.headers.get('content-type'), bytes };
  } catch {
    return { url, status: 0, content_type: null, bytes: 0 };
  }
}

/** Loads print files one after the other, as a print shop does before printing; status 0 means no answer. */
export async function fetchFiles(urls: readonly string[]): Promise<FetchedFile[]> {
  const files: FetchedFile[] = [];
  for (const url of urls) files.push(await fetchOne(url));
  return files;
}
