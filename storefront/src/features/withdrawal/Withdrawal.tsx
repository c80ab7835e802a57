import { findWithdrawable, wordsOf, type OrderAccess } from '@shop/shop-client';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { takeLinkToken } from '../../lib/session/link-token.ts';
import { paths } from '../../lib/routing/paths.ts';
import { removeErrors, showToast } from '../../lib/toasts/toasts.ts';
import { currentUser } from '../../lib/api/visitor.ts';
import { withdrawal as texts } from '../../texts/fi/withdrawal.ts';
import { ChoosePieces } from './ChoosePieces.tsx';
import { FindOrder } from './FindOrder.tsx';
import { emptyState, type FieldErrors, type InitialState, type Search } from './initial-state.ts';
import { PasteLink } from './PasteLink.tsx';
import { StepTitle } from './StepTitle.tsx';
import './withdrawal.css';

/** A signed-in buyer needs no email address. */
async function missingFieldErrors({ orderID, email }: OrderAccess): Promise<FieldErrors> {
  return {
    ...(orderID ? {} : { orderID: texts.find.noOrder }),
    ...(email || (await currentUser()) ? {} : { email: texts.find.noEmail }),
  };
}

/** @param isTyped errors show at the order number's field */
async function findOrder(access: OrderAccess, isTyped: boolean): Promise<Search> {
  const outcome = await findWithdrawable(api, access);
  const words = wordsOf(outcome, texts.failed);
  if (outcome.outcome === 'ok') {
    const { data: order } = outcome;
    return order ? { found: { ...access, order }, errors: {} } : { emailSent: words.message, errors: {} };
  }
  const errors = outcome.outcome === 'failed' ? outcome.errors : {};
  if (errors['orderID'] || errors['email']) return { errors };
  if (isTyped && outcome.outcome === 'failed' && outcome.code === 'withdrawal-unknown')
    return { errors: { orderID: words.message } };
  showToast('error', words);
  return { errors };
}

function Message({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p className="field-error withdrawal-message" role="alert">
      {text}
    </p>
  );
}

export function Withdrawal({ first = emptyState }: { first?: InitialState | undefined }) {
  const [{ found, emailSent, errors }, setSearch] = useState<Search>(first.search);
  const [isDone, setDone] = useState(first.isDone);
  const [start, setStart] = useState(first);
  const [hasGoneBack, setHasGoneBack] = useState(false);
  // Shown after going back, or from the link.
  const [typed, setTyped] = useState<OrderAccess>(first.typed);

  const find = async (access: OrderAccess): Promise<FieldErrors> => {
    removeErrors();
    setStart(emptyState);
    setTyped(access);
    const missing = await missingFieldErrors(access);
    const search: Search =
      Object.keys(missing).length > 0 ? { errors: missing } : await findOrder(access, true);
    setSearch(search);
    return search.errors;
  };

  useEffect(() => {
    const [orderID = '', token] = takeLinkToken().split('.');
    if (token) return void findOrder({ orderID, email: '', token }, false).then(setSearch);
    // An order page's link carries only the order id.
    const linked = new URLSearchParams(location.search).get('order');
    if (!linked) return;
    const findLinked = async () => {
      if (!(await currentUser())) return setTyped({ orderID: linked, email: '' });
      setSearch(await findOrder({ orderID: linked, email: '' }, false));
    };
    void findLinked();
  }, []);

  if (isDone)
    return (
      <section className="withdrawal-done">
        <StepTitle>{texts.done.title}</StepTitle>
        <p>{texts.done.text}</p>
        <a className="link" href={paths.home}>
          {texts.done.home}
        </a>
      </section>
    );
  const goBack = (): void => {
    setHasGoneBack(true);
    setSearch((search) => ({ errors: search.errors }));
  };
  if (emailSent)
    return (
      <section className="withdrawal-done">
        <StepTitle>{texts.emailSent}</StepTitle>
        <p>{emailSent}</p>
        <a
          className="link"
          href={paths.withdrawal}
          onClick={(event) => {
            event.preventDefault();
            goBack();
          }}
        >
          {texts.choose.back}
        </a>
        <PasteLink error={undefined} />
      </section>
    );
  const clearError = (field: string): void =>
    setSearch(({ errors: { [field]: _cleared, ...others }, ...search }) => ({ ...search, errors: others }));
  if (!found)
    return (
      <>
        <Message text={start.message} />
        <FindOrder
          errors={errors}
          typed={typed}
          takesFocus={hasGoneBack}
          onFind={find}
          onChangeField={clearError}
        />
        <PasteLink error={errors['link']} />
      </>
    );
  return (
    <>
      <Message text={start.message} />
      <ChoosePieces {...found} first={start} onBack={goBack} onDone={() => setDone(true)} />
    </>
  );
}
