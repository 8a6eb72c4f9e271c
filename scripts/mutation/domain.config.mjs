import { room } from './scope.mjs';

export default room('domain');
