import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from '@/components/notices/notice-region';
import { ShareButton } from '@/components/product/share-button';
import { StoreProvider } from '@/lib/stores/store-provider';

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <ShareButton />
    <NoticeRegion />
  </StoreProvider>
);
const share = () => screen.getByRole('button', { name: 'Share' });

function withClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

function withCopyCommand(execCommand: () => boolean): jest.Mock {
  const command = jest.fn(execCommand);
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
  return command;
}

test('PDP-17 the address of the page is copied, and "Copied" is told', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const writeText = jest.fn(async () => undefined);
  withClipboard(writeText);
  render(page);
  await user.click(share());
  expect(writeText).toHaveBeenCalledWith('http://localhost/');
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

test('F-68 where the clipboard refuses, the way of before is tried, and leaves nothing behind', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const command = withCopyCommand(() => true);
  const { container } = render(page);
  await user.click(share());
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(command).toHaveBeenCalledWith('copy');
  expect(document.querySelector('textarea')).toBeNull();
  expect(container).toContainElement(share());
  expect(share()).toHaveFocus();
});

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])(
  'F-68 F-158 where that %s too, the address is selected, until it can be copied',
  async (_, execCommand) => {
    const user = userEvent.setup({ writeToClipboard: false });
    withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    withCopyCommand(execCommand);
    render(page);
    await user.click(share());
    expect(await screen.findByText('http://localhost/')).toHaveFocus();
    expect(window.getSelection()?.toString()).toBe('http://localhost/');
    expect(screen.getByText(/^Your browser doesn't let us copy\. The text is selected/)).toHaveRole('status');
    expect(screen.queryByText('Copied')).toBeNull();
    expect(document.querySelector('textarea')).toBeNull();
    withClipboard(async () => undefined);
    await user.click(share());
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(screen.queryByText('http://localhost/')).toBeNull();
  },
);
