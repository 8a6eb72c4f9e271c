import { mutationConfig } from './mutation-config.mjs';

export default mutationConfig('stores');
