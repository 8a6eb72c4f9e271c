import { createPressQueue } from '@/scripts/export/browser/press-queue';

const onRepeated = jest.fn();
const repeat = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  document.body.innerHTML = `<button id="less" data-not-ready></button><button id="more" data-not-ready></button>`;
});

afterEach(() => {
  jest.useRealTimers();
});

function get(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`${id} is not there`);
  return found;
}

/** A queue that holds one press on each of the controls, in this order. */
function givenPresses(...ids: readonly string[]) {
  const queue = createPressQueue(onRepeated);
  for (const id of ids) queue.hold({ target: get(id), repeat });
  return queue;
}

test('A-66 a press is repeated once its control works, and until then shown as held', async () => {
  const queue = givenPresses('more');
  await queue.repeat();
  expect(get('more')).toHaveAttribute('aria-busy', 'true');
  expect(repeat).not.toHaveBeenCalled();
  get('more').removeAttribute('data-not-ready');
  await queue.repeat();
  expect(repeat.mock.calls).toEqual([[get('more')]]);
  expect(get('more')).not.toHaveAttribute('aria-busy');
  expect(onRepeated).toHaveBeenCalledTimes(1);
  await queue.repeat();
  expect(repeat).toHaveBeenCalledTimes(1);
});

test('A-66 a press waits until React has answered the one before', async () => {
  let answer = () => {};
  repeat.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  const queue = givenPresses('more', 'less');
  for (const id of ['more', 'less']) get(id).removeAttribute('data-not-ready');
  const first = queue.repeat();
  await queue.repeat();
  expect(repeat.mock.calls).toEqual([[get('more')]]);
  answer();
  await first;
  await queue.repeat();
  expect(repeat.mock.calls).toEqual([[get('more')], [get('less')]]);
});

test('A-66 a press on a control that React has replaced goes to its successor, and is dropped if there is none', async () => {
  const queue = givenPresses('more', 'less');
  get('less').remove();
  get('more').outerHTML = '<button id="more">More</button>';
  await queue.repeat();
  expect(repeat.mock.calls).toEqual([[get('more')]]);
  expect(queue.held()).toEqual([]);
});

test('A-66 React is asked for the oldest held control until it is hydrated', async () => {
  const asked: EventTarget[] = [];
  const onDragEnd = ({ target }: Event) => target && asked.push(target);
  document.body.addEventListener('dragend', onDragEnd);
  const queue = givenPresses('more', 'less');
  expect(asked).toEqual([get('more')]);
  jest.advanceTimersByTime(40);
  expect(asked).toEqual([get('more'), get('more'), get('more')]);
  get('more').removeAttribute('data-not-ready');
  await queue.repeat();
  jest.advanceTimersByTime(20);
  expect(asked.at(-1)).toBe(get('less'));
  for (const press of queue.held()) queue.drop(press);
  jest.advanceTimersByTime(1000);
  expect(asked).toHaveLength(4);
  document.body.removeEventListener('dragend', onDragEnd);
});
