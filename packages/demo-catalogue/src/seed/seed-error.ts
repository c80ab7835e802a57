/** Printed as one sentence. */
export class SeedError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'SeedError';
    this.exitCode = exitCode;
  }
}
