import type { DiscountCode } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { momentText, euroText } from '../format/format-text.ts';
import { discountCalls } from '../providers/discount-codes.ts';
import { discountTexts as words } from '../texts/discount-codes.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import entries from '../ui/Entries.module.css';
import css from './DiscountCodes.module.css';

export function DiscountRow({ code, mayEnd }: { code: DiscountCode; mayEnd: boolean }) {
  const title = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => discountCalls.end(code.id),
    onSuccess: () => notify(words.ended, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      setAsked(false);
      await queries.invalidateQueries({ queryKey: discountCalls.key });
    },
  });
  return (
    <li className={entries.row} aria-labelledby={title}>
      <div className={entries.text}>
        <h2 id={title}>
          <span className={css.code}>{code.code}</span>
        </h2>
        <p>{termsOf(code).join(', ')}</p>
        <p className={entries.facts}>
          <span className={css.state} data-state={code.state}>
            {words.states[code.state]}
          </span>
          <span>{words.uses(code.paid, code.limit)}</span>
          {code.open > 0 ? <span>{words.open(code.open)}</span> : null}
        </p>
        {code.orders.length > 0 ? (
          <details className={css.orders}>
            <summary>{words.orders}</summary>
            <ul>
              {code.orders.map(({ orderID, at }) => (
                <li key={orderID}>
                  <Link to={`/orders/${orderID}`}>{momentText(at)}</Link>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      {mayEnd && code.state !== 'over' ? (
        <Button variant="text" aria-describedby={title} onClick={() => setAsked(true)}>
          {words.end}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        question={words.endQuestion(code.code)}
        confirm={words.end}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        {words.endLine}
      </ConfirmDialog>
    </li>
  );
}

function termsOf({ kind, percent, amount, minimum, perBuyer, start, end }: DiscountCode): string[] {
  const given = {
    percent: () => words.percent(percent),
    amount: () => words.amount(euroText(amount)),
    delivery: () => words.delivery,
  };
  return [
    given[kind](),
    ...(minimum > 0 ? [words.minimum(euroText(minimum))] : []),
    ...(perBuyer === null ? [] : [words.perBuyer(perBuyer)]),
    ...(start ? [words.from(momentText(start))] : []),
    ...(end ? [words.until(momentText(end))] : []),
  ];
}
