const format = new Intl.NumberFormat('fi-FI');

/** A count as it is written in Finnish: '20 000'. */
export const whole = (count: number): string => format.format(count);

const signed = new Intl.NumberFormat('fi-FI', { signDisplay: 'exceptZero' });

/** A change of a count with its sign: '+1 177', '−2', '0'. */
export const change = (by: number): string => signed.format(by);
