import { Complaint, programOf, runNode } from '../run.mjs';

/** Where it is built to, from the top of the project. */
export const floorFolder = 'test-results/floor';

/** The framework's floor: the least page that it can make, to measure the shop against in the same go. */
export async function buildFloor() {
  const { code, output } = await runNode(programOf('next'), ['build', 'scripts/bench/floor'], {
    quiet: true,
  });
  if (code !== 0) throw new Complaint(`The floor does not build\n${output}`);
}
