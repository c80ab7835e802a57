export async function fetchList(address: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.getElementById('tulokset') ? page : null;
  } catch {
    return null;
  }
}
