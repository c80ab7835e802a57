import { oneSize } from '@shop/shop-rules/categories';
import { pictureUrl } from '@shop/shop-rules/picture';
import type { Withdrawable } from '@shop/contracts/withdrawal';
import { confirmWithdrawal, wordsOf, type OrderAccess } from '@shop/shop-client';
import { useId, useState, type FormEvent } from 'react';
import { Field } from '../../components/ui/Field.tsx';
import { Marks } from '../../components/ui/Marks.tsx';
import { SubmitButton } from '../../components/ui/SubmitButton.tsx';
import { api } from '../../lib/api/api.ts';
import { dateText } from '../../lib/text/date.ts';
import { focusWrong } from '../../lib/forms/focus-wrong.ts';
import { formText } from '../../lib/forms/form-text.ts';
import { lineReturnMarks } from '../../lib/text/line-return-text.ts';
import { paths } from '../../lib/routing/paths.ts';
import { removeErrors, showToast } from '../../lib/toasts/toasts.ts';
import { withdrawal } from '../../texts/fi/withdrawal.ts';
import type { InitialState } from './initial-state.ts';
import { StepTitle } from './StepTitle.tsx';

const texts = withdrawal.choose;

type Props = OrderAccess & {
  order: Withdrawable;
  first: Pick<InitialState, 'chooseErrors' | 'name' | 'key'>;
  onBack: () => void;
  onDone: () => void;
};

export function ChoosePieces({ order, orderID, email, token, first, onBack, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState(first.chooseErrors['lines'] ?? '');
  const [nameError, setNameError] = useState<string | undefined>(first.chooseErrors['name']);
  // Idempotency key: the same for a retry, a new one for another choice.
  const [key, setKey] = useState<string>(() => first.key || crypto.randomUUID());
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const chosen = order.lines.map(({ line }) => ({
      line,
      quantity: Number(formText(fields, `line-${line}`)),
    }));
    const lines = chosen.filter(({ quantity }) => quantity > 0);
    const name = formText(fields, 'name');
    const noName = name ? undefined : texts.noName;
    if (isBusy) return;
    removeErrors();
    setError(lines.length === 0 ? texts.nothing : '');
    setNameError(noName);
    focusWrong(form, { name: noName });
    if (lines.length === 0 || noName) return;
    setBusy(true);
    const access = { orderID, email, ...(token ? { token } : {}) };
    const outcome = await confirmWithdrawal(api, { ...access, name, lines, key });
    setBusy(false);
    if (outcome.outcome === 'ok') return onDone();
    const { name: ofName, lines: ofLines } = outcome.outcome === 'failed' ? outcome.errors : {};
    setNameError(ofName);
    setError(ofLines ?? '');
    focusWrong(form, { name: ofName });
    if (!ofName && !ofLines) showToast('error', wordsOf(outcome, withdrawal.failed));
  };
  const choose = ({ target }: FormEvent<HTMLFormElement>): void => {
    setKey(crypto.randomUUID());
    if (target instanceof HTMLSelectElement) setError('');
  };
  return (
    <form
      className="withdrawal"
      method="post"
      action={paths.withdrawal}
      noValidate
      onChange={choose}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="step" value="confirm" />
      <input type="hidden" name="orderID" value={orderID} />
      <input type="hidden" name="email" value={email} />
      {token && <input type="hidden" name="token" value={token} />}
      <input type="hidden" name="key" value={key} />
      <StepTitle>{texts.title}</StepTitle>
      <p className="quiet">
        {texts.order(order.orderNumber, dateText(order.orderDate))}{' '}
        {order.until ? texts.until(dateText(order.until)) : texts.notBegun}
      </p>
      <ul className="withdrawal-lines">
        {order.lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Field
        name="name"
        label={texts.name}
        error={nameError}
        onInput={() => setNameError(undefined)}
        defaultValue={first.name}
        autoComplete="name"
        required
        maxLength={120}
      />
      <div className="withdrawal-buttons">
        <SubmitButton text={texts.confirm} busy={isBusy} />
        <button
          type="submit"
          name="back"
          value="1"
          className="link"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          {texts.back}
        </button>
      </div>
    </form>
  );
}

function Line({
  line: { line, title, image, size, quantity, madeToOrder, back = [] },
}: {
  line: Withdrawable['lines'][number];
}) {
  const id = useId();
  return (
    <li>
      <span className="withdrawal-picture">
        {image && <img src={pictureUrl(image, 240, 'webp')} alt="" width={240} height={300} loading="lazy" />}
      </span>
      <span className="withdrawal-what">
        <strong>{title}</strong>
        <span className="quiet">{size === oneSize ? withdrawal.oneSize : withdrawal.size(size)}</span>
        {madeToOrder && <span className="caption">{texts.madeToOrder}</span>}
        <Marks marks={lineReturnMarks(back)} />
        {!madeToOrder && quantity === 0 && back.length === 0 && <span className="caption">{texts.gone}</span>}
      </span>
      {quantity > 0 && (
        <span className="withdrawal-pieces">
          <label className="sr" htmlFor={id}>
            {texts.pieces(title)}
          </label>
          <select id={id} className="input" name={`line-${line}`} defaultValue={quantity}>
            {Array.from({ length: quantity + 1 }, (_, pieces) => (
              <option key={pieces} value={pieces}>
                {pieces}
              </option>
            ))}
          </select>
          <span className="quiet">{texts.of(quantity)}</span>
        </span>
      )}
    </li>
  );
}
