const format = new Intl.NumberFormat('fi-FI');

export const formatCount = (count: number): string => format.format(count);

const signed = new Intl.NumberFormat('fi-FI', { signDisplay: 'exceptZero' });

/** '+1 177', '−2', '0'. */
export const change = (by: number): string => signed.format(by);
