import { Icon } from '@/components/ui/icon';
import { checkIcon, minusIcon } from '@/components/ui/icon-paths';
import { checkPassword } from '@/lib/domain/password';
import { accountMessages } from '@/messages/account';

type Props = {
  readonly id: string;
  readonly password: string;
};

const rules = ['length', 'special', 'letterCase', 'digit'] as const;

export function PasswordChecklist({ id, password }: Props) {
  const checks = checkPassword(password);
  return (
    <div id={id} className="rounded bg-mist px-4 py-3 text-sm">
      <p className="font-semibold">{accountMessages.checklist}</p>
      <ul className="mt-2 grid gap-1">
        {rules.map((rule) => (
          <li key={rule} className="flex items-start gap-2">
            <Icon
              path={checks[rule] ? checkIcon : minusIcon}
              className={`mt-0.5 size-4 shrink-0 ${checks[rule] ? 'text-leaf' : 'text-ink-soft'}`}
            />
            <span className={checks[rule] ? 'font-semibold' : ''}>{accountMessages.checks[rule]}</span>
            <span className="sr-only">
              {checks[rule] ? accountMessages.checkPassed : accountMessages.checkMissing}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
