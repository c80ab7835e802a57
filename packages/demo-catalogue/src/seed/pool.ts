/**
 * Works through a list, `width` at a time. The first failure stops the taking of further items and is thrown once
 * what had begun has ended.
 */
export async function eachOf<T>(items: T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of left) {
      if (failures.length > 0) return;
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
}
