import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { DialogButton } from '@/components/loading/dialog-button';

type Shown = { readonly onClose: () => void };

function CloseButton({ onClose }: Shown) {
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  );
}

/** Renders a button whose dialog loads, or fails to, when the test says so. */
function renderButton() {
  let settle: { resolve: () => void; reject: (reason: Error) => void } | undefined;
  const Loaded = lazy(async () => {
    await new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
    return { default: CloseButton };
  });
  render(
    <DialogButton variant="quiet" renderDialog={(onClose) => <Loaded onClose={onClose} />}>
      Share
    </DialogButton>,
  );
  return {
    button: screen.getByRole('button', { name: 'Share' }),
    load: () => act(async () => settle?.resolve()),
    failToLoad: () => act(async () => settle?.reject(new Error('Failed to load chunk'))),
  };
}

const closeButton = () => screen.queryByRole('button', { name: 'Close' });

test('the button is busy until its dialog has loaded, and opens it again at once', async () => {
  const { button, load } = renderButton();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(closeButton()).toBeNull();
  await load();
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closeButton()).toBeNull();
  await userEvent.click(button);
  expect(closeButton()).toBeVisible();
});

test('Escape cancels a dialog that is loading', async () => {
  const { button, load } = renderButton();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(button).not.toHaveAttribute('aria-busy');
  await load();
  expect(closeButton()).toBeNull();
});

test('F-85 a dialog that does not load leaves a message and the button', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { button, failToLoad } = renderButton();
  await userEvent.click(button);
  await failToLoad();
  expect(screen.getByRole('alert')).toHaveTextContent("didn't load");
  expect(button).not.toHaveAttribute('aria-busy');
});
