const format = new Intl.NumberFormat('fi-FI');

/** A count as it is written in Finnish: '20 000'. */
export const whole = (count: number): string => format.format(count);
