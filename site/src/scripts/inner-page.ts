import './every-page.ts';
import './wake-estimator.ts';
